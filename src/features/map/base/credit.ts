/** A foreign attribution as plain text for Leaflet, which would run any markup in it. */
export function credit(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
