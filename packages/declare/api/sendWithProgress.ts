/** Called with the sent share of a body, 0 to 1. */
export type UploadProgress = (fraction: number) => void;

interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal?: AbortSignal | undefined;
}

/** Sends a form like `fetch`, and reports its progress, which fetch cannot. */
export const sendWithProgress = (
  url: string,
  { method, headers, body, signal }: Outgoing,
  onProgress?: UploadProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abandoned = () => reject(new DOMException('The upload was given up', 'AbortError'));
    if (signal?.aborted) return abandoned();
    const xhr = new XMLHttpRequest();
    const giveUp = () => xhr.abort();
    signal?.addEventListener('abort', giveUp);
    xhr.open(method, url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress?.(loaded / total);
    xhr.onabort = abandoned;
    xhr.onerror = () => reject(new TypeError('The upload got no answer'));
    xhr.onloadend = () => signal?.removeEventListener('abort', giveUp);
    xhr.onload = () =>
      resolve(
        new Response(xhr.status === 204 ? null : xhr.response, {
          status: xhr.status,
          headers: { 'content-type': xhr.getResponseHeader('content-type') ?? '' },
        }),
      );
    xhr.send(body);
  });
