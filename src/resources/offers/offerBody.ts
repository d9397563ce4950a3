type Values = Readonly<Record<string, unknown>>;

/**
 * What the calls of an offer take: always the whole one (specification, chapters 4 and 7). Only a save says whether it is active, so a
 * new offer is created first and saved right after it.
 */
export const offerBody = (
  { title, description, link, active }: Values,
  before?: Values,
): Record<string, unknown> => ({
  title,
  description: description ?? '',
  link: link ?? '',
  ...(before && { active: active === true, version: before.version }),
});
