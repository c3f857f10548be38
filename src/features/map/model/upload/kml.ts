/** KML as GeoJSON; throws when the XML is broken. */
export async function readKml(text: string): Promise<unknown> {
  const { kml } = await import('@tmcw/togeojson')
  const xml = new DOMParser().parseFromString(text, 'text/xml')
  if (xml.querySelector('parsererror')) throw new Error('broken XML')
  return kml(xml)
}
