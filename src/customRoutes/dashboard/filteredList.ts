/** The address of a resource's list, narrowed by a filter, and sorted where it is said. */
export const filteredList = (
  resource: string,
  filter: Readonly<Record<string, string>>,
  sort?: readonly [string, 'ASC' | 'DESC'],
): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort[0], order: sort[1] }),
  });
  return `/${resource}?${query}`;
};
