import { readFile } from 'node:fs/promises';
import { samples } from '../../../server/db/seed/samples/index.ts';
import { emailOf, PASSWORD } from '../../api/setup/testData.ts';

interface Photo {
  status: number;
  in_process: number;
}
interface Vehicle {
  id: number;
  photos: Photo[];
}

const FOLDER = new URL('../../../server/db/seed/samples/', import.meta.url);

/** A dealer's session: the calls that the measurement makes. Each throws unless the response is a success. */
export class Dealer {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<Dealer> {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('chief'), password: PASSWORD }),
    });
    return new Dealer(url, ((await response.json()) as { access_token: string }).access_token);
  }

  /** Creates a vehicle with the drawn photos of these views, by the views' codes. @returns its id */
  async newVehicle(views: ReadonlyMap<string, number>): Promise<number> {
    const { data } = await this.#send<{ data: Vehicle }>(
      'cars',
      JSON.stringify({ vehicle_name: 'Messwagen' }),
    );
    for (const [code, view] of views) {
      const sample = samples.find(({ angle }) => angle === code);
      if (!sample) continue;
      const form = new FormData();
      form.set('preset_item', String(view));
      form.set(
        'photo',
        new Blob([new Uint8Array(await readFile(new URL(sample.file, FOLDER)))]),
        sample.file,
      );
      await this.#send(`cars/${data.id}/photo/upload`, form);
    }
    return data.id;
  }

  /** Adds a picture for the look. @returns its id */
  async addPicture(
    kind: 'logo' | 'background' | 'banner',
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<number> {
    const form = new FormData();
    form.set('image', new Blob([bytes]), `${kind}.png`);
    return (await this.#send<{ data: { id: number } }>(`company/${kind}`, form)).data.id;
  }

  async process(vehicle: number): Promise<void> {
    await this.#send(`company/cars/${vehicle}/photo/process`, '{}');
  }

  /** Returns how many photos of a vehicle are still in processing. */
  async underWay(vehicle: number): Promise<number> {
    const { data } = (await (await this.#fetch(`cars/${vehicle}`, {})).json()) as { data: Vehicle };
    return data.photos.filter(({ in_process }) => in_process === 1).length;
  }

  /** Requests a preview of three views and reads it fully. @returns its duration in milliseconds */
  async preview(body: object): Promise<number> {
    const start = performance.now();
    const { data } = await this.#send<{ data: unknown[] }>(
      'settings/preview',
      JSON.stringify(body),
    );
    if (data.length !== 3) throw new Error(`${data.length} views came`);
    return performance.now() - start;
  }

  async #send<Answer>(path: string, body: string | FormData): Promise<Answer> {
    const headers: Record<string, string> =
      typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    return (await this.#fetch(path, { method: 'POST', headers, body })).json() as Promise<Answer>;
  }

  async #fetch(
    path: string,
    { headers, ...init }: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response> {
    const response = await fetch(`${this.#url}/api/${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${this.#token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
