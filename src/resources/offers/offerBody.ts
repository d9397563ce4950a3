type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the body of an offer's calls, which always take the whole offer (specification, chapters 4 and 7). Only a save takes `active`, so a
 * new offer is created first and saved right after.
 */
export const offerBody = (
  { title, description, title_de, description_de, link, active }: Values,
  before?: Values,
): Record<string, unknown> => ({
  title,
  description: description ?? '',
  title_de: title_de ?? '',
  description_de: description_de ?? '',
  link: link ?? '',
  ...(before && { active: active === true, version: before.version }),
});
