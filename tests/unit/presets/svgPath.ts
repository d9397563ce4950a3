/** How many numbers follow each SVG path command that the presets use. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };

const TOKEN = /([A-Za-z])|(-?\d*\.?\d+)/g;

/** Returns every point that path data touches or bends towards; half circles count with their full box. Throws on anything else. */
export function pointsOf(path: string): [number, number][] {
  if (path.replace(TOKEN, '').trim() !== '')
    throw new Error(`unreadable: ${path.replace(TOKEN, '')}`);
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const count = ARGUMENTS[command.toLowerCase()];
    if (count === undefined) throw new Error(`unknown command ${command}`);
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    if (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count > 0)
      throw new Error(`${command}${rest}`);
    for (let i = 0; i < numbers.length; i += count) {
      const values = numbers.slice(i, i + count);
      const [dx, dy] = command === command.toLowerCase() ? [x, y] : [0, 0];
      const at = (n: number) => values[n] ?? 0;
      if (command.toLowerCase() === 'h') x = at(0) + dx;
      else if (command.toLowerCase() === 'v') y = at(0) + dy;
      else {
        if (count === 4) points.push([at(0) + dx, at(1) + dy]);
        const [nextX, nextY] = [at(count - 2) + dx, at(count - 1) + dy];
        if (count === 7)
          points.push(
            [(x + nextX) / 2 - at(0), (y + nextY) / 2 - at(1)],
            [(x + nextX) / 2 + at(0), (y + nextY) / 2 + at(1)],
          );
        [x, y] = [nextX, nextY];
      }
      points.push([x, y]);
    }
  }
  return points;
}
