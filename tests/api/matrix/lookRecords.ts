/** The parts of a company's look: pictures of its own, by kind, a wall and a floor. */
export interface LookRecords {
  background: number;
  logo: number;
  banner: number;
  plate: number;
  wall: number;
  floor: number;
  /** A wall with a picture for the third view; no room uses it. */
  picturedWall: number;
  /** The operator's, and a room for all companies, made of other components. */
  offeredWall: number;
  offeredFloor: number;
  offeredPicturedWall: number;
  offeredRoom: number;
}

let count = 0;

/** Inserts one of each for the company; the files behind them are not needed. */
export async function createLookRecords(
  insert: (statement: string, ...values: unknown[]) => Promise<number>,
  companyId: number,
): Promise<LookRecords> {
  count += 1;
  const picture = (table: string) =>
    insert(
      `insert into ${table} (company_id, name, key, preview_key) values ($1, $2, $3, $4) returning id`,
      companyId,
      `Beute ${count}`,
      `${table}-target-${count}.png`,
      `${table}-target-preview-${count}.png`,
    );
  const component = (kind: 'wall' | 'floor', company: number | null = companyId) =>
    insert(
      'insert into room_components (company_id, kind, name) values ($1, $2, $3) returning id',
      company,
      kind,
      `Beute ${count}`,
    );
  const pictured = (company: number | null) =>
    insert(
      `with wall as (insert into room_components (company_id, kind, name) values ($1, 'wall', $2) returning id, company_id)
       insert into room_component_images (component_id, company_id, preset_item_id, key, preview_key)
       select wall.id, wall.company_id, (select id from preset_items order by position limit 1 offset 2), $3, $4 from wall
       returning component_id as id`,
      company,
      `Bebildert ${count}`,
      `wall-target-${company}-${count}.png`,
      `wall-target-preview-${company}-${count}.png`,
    );
  return {
    background: await picture('backgrounds'),
    logo: await picture('logos'),
    banner: await picture('banners'),
    plate: await picture('licence_plates'),
    wall: await component('wall'),
    floor: await component('floor'),
    picturedWall: await pictured(companyId),
    offeredWall: await component('wall', null),
    offeredFloor: await component('floor', null),
    offeredPicturedWall: await pictured(null),
    offeredRoom: await insert(
      `with parts as (insert into room_components (kind, name) values ('wall', 'Wand'), ('floor', 'Boden') returning id, kind)
       insert into rooms (name, wall_id, floor_id)
       select $1, max(id) filter (where kind = 'wall'), max(id) filter (where kind = 'floor') from parts returning id`,
      `Angebotener Raum ${count}`,
    ),
  };
}
