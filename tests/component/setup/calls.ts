/** A call that the page makes, before it leaves. */
export interface MadeCall {
  method: string;
  /** With its query, from the root: `/api/dashboard`. */
  path: string;
  /** What is sent as JSON. */
  body: unknown;
}

/** Makes the call as the page wanted it. */
type Go = () => Promise<Response>;

/** Stands between the page and the server. What tests call themselves passes by: it names its server. */
function standBetween(handle: (call: MadeCall, go: Go) => Promise<Response>): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const go = () => before(input, init);
    if (typeof input !== 'string' || !input.startsWith('/')) return go();
    const { method = 'GET', body } = init ?? {};
    return handle(
      { method, path: input, body: typeof body === 'string' ? JSON.parse(body) : undefined },
      go,
    );
  };
  return () => {
    globalThis.fetch = before;
  };
}

/** Records every call of the page from now on that could change something; previews are none. */
export function recordSends(): MadeCall[] {
  const sends: MadeCall[] = [];
  standBetween((call, go) => {
    if (call.method !== 'GET' && !/\/(preview|refresh)$/.test(call.path)) sends.push(call);
    return go();
  });
  return sends;
}

/** Answers the page's calls to a path in place of the server. Returns what ends it. */
export const answerInstead = (
  path: RegExp,
  answer: (call: MadeCall, go: Go) => Promise<Response>,
): (() => void) => standBetween((call, go) => (path.test(call.path) ? answer(call, go) : go()));

/** Has calls to a path fail with this status and message. Returns what ends it. */
export const failInstead = (path: RegExp, status: number, message: string): (() => void) =>
  answerInstead(path, async () => Response.json({ code: status, message }, { status }));

/** Has no call leave the page, as without a network. Returns what ends it. */
export const goOffline = (): (() => void) =>
  answerInstead(/^/, async () => {
    throw new TypeError('Failed to fetch');
  });
