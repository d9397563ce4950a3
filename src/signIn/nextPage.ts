/** Returns where to go after signing in: the requested page if it is one of ours, else the start page. */
export const nextPage = (search: string, origin: string): string => {
  const wanted = new URLSearchParams(search).get('next');
  if (!wanted?.startsWith('/')) return '/';
  const target = new URL(wanted, origin); // `//elsewhere` and `/\elsewhere` end up on another origin
  return target.origin === origin && target.pathname !== '/login'
    ? target.pathname + target.search + target.hash
    : '/';
};
