import { vi } from 'vitest';

/** Stubs the parts of a browser that src/api needs: a cookie jar, an address, timers. @returns the cookie jar */
export const stubBrowser = ({ path = '/', protocol = 'http:' } = {}) => {
  const jar = new Map<string, { value: string; attributes: string }>();
  const document = {
    get cookie() {
      return [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes
        .find((attribute) => attribute.startsWith('expires='))
        ?.slice('expires='.length);
      if (expires && Date.parse(expires) <= Date.now()) jar.delete(name);
      else jar.set(name, { value, attributes: attributes.join('; ') });
    },
  };
  const location = new URL(path, `${protocol}//turntable.test`);
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location, setInterval, clearInterval });
  vi.stubGlobal('navigator', {});
  return { jar };
};

export const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
