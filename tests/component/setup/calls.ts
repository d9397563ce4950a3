/** A call that the page makes, before it leaves. */
export interface MadeCall {
  method: string;
  /** Path and query, such as `/api/dashboard`. */
  path: string;
  /** The JSON body. */
  body: unknown;
}

/** Sends the call unchanged. */
type Go = () => Promise<Response>;

/** Intercepts the page's calls. Calls made by tests use the server's full URL and are not intercepted. */
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

/** Records the page's calls from now on, without GET, previews and refreshes. */
export function recordSends(): MadeCall[] {
  const sends: MadeCall[] = [];
  standBetween((call, go) => {
    if (call.method !== 'GET' && !/\/(preview|refresh)$/.test(call.path)) sends.push(call);
    return go();
  });
  return sends;
}

/** Answers the page's calls to a path instead of the server. Returns a function that stops it. */
export const answerInstead = (
  path: RegExp,
  answer: (call: MadeCall, go: Go) => Promise<Response>,
): (() => void) => standBetween((call, go) => (path.test(call.path) ? answer(call, go) : go()));

/** Makes calls to a path fail with this status and message. Returns a function that stops it. */
export const failInstead = (path: RegExp, status: number, message: string): (() => void) =>
  answerInstead(path, async () => Response.json({ code: status, message }, { status }));

/** Makes all calls of the page fail, as without a network. Returns a function that stops it. */
export const goOffline = (): (() => void) =>
  answerInstead(/^/, async () => {
    throw new TypeError('Failed to fetch');
  });
