/** What a company's look is made of: pictures of its own, by kind, a wall and a floor. */
export interface LookThings {
  background: number;
  logo: number;
  banner: number;
  plate: number;
  wall: number;
  floor: number;
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
  const component = (kind: 'wall' | 'floor') =>
    insert(
      `with part as (insert into room_components (company_id, kind, name) values ($1, $2, $3) returning id)
       insert into room_component_images (component_id, company_id, preset_item_id, key)
       select part.id, $1, (select min(id) from preset_items), $4 from part returning component_id as id`,
      companyId,
      kind,
      `Beute ${count}`,
      `${kind}-prey-${count}.jpg`,
    );
  return {
    background: await picture('backgrounds'),
    logo: await picture('logos'),
    banner: await picture('banners'),
    plate: await picture('licence_plates'),
    wall: await component('wall'),
    floor: await component('floor'),
  };
}
