/** Adds a line through corners, each x and y, to a path. */
export function addLine(path: Path2D, corners: readonly (readonly number[])[]): void {
  corners.forEach(([x = 0, y = 0], i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
}
