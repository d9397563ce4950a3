/** A read that the page's first script sent while the application was still on its way. */
export interface EarlyRead {
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    turntableEarly?: EarlyRead[];
  }
}

/** Hands out the early answer to exactly this read, once; undefined when there is none. */
export const takeEarly = (
  url: string,
  token: string | undefined,
): Promise<Response> | undefined => {
  const reads = window.turntableEarly;
  const place = reads?.findIndex((read) => read.url === url && read.token === token) ?? -1;
  return place < 0 ? undefined : reads?.splice(place, 1)[0]?.response;
};
