/** What a company's look is made of: pictures of its own, by kind, a wall and a floor. */
export interface LookThings {
  background: number;
  logo: number;
  banner: number;
  plate: number;
  wall: number;
  floor: number;
  /** The operator's, and a room that he offers to everyone, made of other ones. */
  offeredWall: number;
  offeredFloor: number;
  offeredRoom: number;
}

let count = 0;

/** Writes one of each for the company; the files behind them are not needed. */
export async function raiseLookThings(
  insert: (statement: string, ...values: unknown[]) => Promise<number>,
  companyId: number,
): Promise<LookThings> {
  count += 1;
  const picture = (table: string) =>
    insert(
      `insert into ${table} (company_id, name, key, preview_key) values ($1, $2, $3, $4) returning id`,
      companyId,
      `Beute ${count}`,
      `${table}-prey-${count}.png`,
      `${table}-prey-preview-${count}.png`,
    );
  const component = (kind: 'wall' | 'floor', company: number | null = companyId) =>
    insert('insert into room_components (company_id, kind, name) values ($1, $2, $3) returning id', company, kind, `Beute ${count}`);
  return {
    background: await picture('backgrounds'),
    logo: await picture('logos'),
    banner: await picture('banners'),
    plate: await picture('licence_plates'),
    wall: await component('wall'),
    floor: await component('floor'),
    offeredWall: await component('wall', null),
    offeredFloor: await component('floor', null),
    offeredRoom: await insert(
      `with parts as (insert into room_components (kind, name) values ('wall', 'Wand'), ('floor', 'Boden') returning id, kind)
       insert into rooms (name, wall_id, floor_id)
       select $1, max(id) filter (where kind = 'wall'), max(id) filter (where kind = 'floor') from parts returning id`,
      `Angebotener Raum ${count}`,
    ),
  };
}
