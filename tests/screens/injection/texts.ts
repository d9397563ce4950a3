import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PLATE_FORMATS } from '../../../contract/looks/plate.ts';
import type { ApiAnswer, Sender } from './sender.ts';

/** A plain text that is shown on pages: how to write it, the fields that a refusal names, and its maximum length. */
export interface ShownText {
  readonly what: string;
  readonly fields: readonly string[];
  readonly longest: number;
  readonly write: (text: string) => Promise<ApiAnswer>;
}

const png = async (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width, height, channels: 4, background: { r: 9, g: 90, b: 200, alpha: 1 } },
  })
    .png()
    .toBuffer(),
});

const mail = () => `x${randomUUID().slice(0, 12)}@people.test`;

/** Returns all plain texts that users can write. */
export const shownTexts = async (
  operator: Sender,
  chief: Sender,
  company: number,
): Promise<readonly ShownText[]> => {
  const image = await png(400, 300);
  const [[width, height] = [520, 110]] = PLATE_FORMATS.DE;
  const plate = await png(width * 2, height * 2);
  const parts = (await operator.get('admin/room/components?per_page=100')).data ?? [];
  const partOf = (kind: string) => parts.find((part) => part.kind === kind)?.id;
  const views = (await chief.get('company/angles')).data ?? [];
  const vehicle = await chief.newest('company/cars');
  let index = 0;
  return [
    {
      what: 'a vehicle',
      fields: ['vehicle_name', 'brand', 'model', 'car'],
      longest: 60,
      write: (text) =>
        chief.post('cars', { vehicle_name: text, brand: text, model: text, car: text }),
    },
    {
      what: 'a VIN',
      fields: ['vin'],
      longest: 30,
      write: (vin) => chief.post('cars', { vehicle_name: 'VIN', vin }),
    },
    {
      what: 'a company',
      fields: ['title', 'chief_name'],
      longest: 120,
      write: (text) =>
        operator.post('admin/companies', { title: text, chief_name: text, chief_email: mail() }),
    },
    {
      what: 'notes about a company',
      fields: ['contact_person', 'notes'],
      longest: 200,
      write: (text) =>
        operator.post(`admin/companies/${company}`, { contact_person: text, notes: text }),
    },
    {
      what: 'a member of staff',
      fields: ['name'],
      longest: 120,
      write: (text) => chief.post('company/users', { name: text, email: mail(), role: 'employee' }),
    },
    {
      what: 'a token',
      fields: ['name'],
      longest: 120,
      write: (text) => operator.post(`admin/companies/${company}/users/tokens`, { name: text }),
    },
    {
      what: 'the comment of a vehicle to fix',
      fields: ['comment'],
      longest: 2000,
      write: (comment) => operator.post(`admin/cars/${vehicle}/to-fix`, { comment }),
    },
    {
      what: 'the user’s own name',
      fields: ['name'],
      longest: 120,
      write: (name) => chief.post('company/profile', { name }),
    },
    {
      what: 'the FTP settings',
      fields: ['ftp_user', 'ftp_dir'],
      longest: 120,
      write: (text) => chief.post('company/profile/ftp', { ftp_user: text, ftp_dir: text }),
    },
    {
      what: 'an offer',
      fields: ['title'],
      longest: 200,
      write: async (title) => {
        const made = await operator.form('admin/special-offers', { title });
        if (made.body.id === undefined) return made;
        return operator.put(`admin/special-offers/${made.body.id}`, {
          title,
          description: '',
          link: '',
          active: true,
        });
      },
    },
    {
      what: 'a notice',
      fields: ['text'],
      longest: 300, // several notices form a stack
      write: (text) => operator.post('admin/notifications', { text, company_ids: [company] }),
    },
    {
      what: 'a help article’s title',
      fields: ['title_en', 'title_de'],
      longest: 200,
      write: (text) =>
        operator.post('help/instructions', { title_en: text, title_de: text, published: 1 }),
    },
    {
      what: 'an album',
      fields: ['name'],
      longest: 100,
      write: (text) => operator.post('admin/section', { name: text, company_id: company }),
    },
    ...(['logo', 'banner', 'background'] as const).map((kind) => ({
      what: `a ${kind}`,
      fields: ['name'],
      longest: 120,
      write: (text: string) => chief.form(`company/${kind}`, { name: text, image }),
    })),
    {
      what: 'a licence plate',
      fields: ['name'],
      longest: 120,
      write: (text) => chief.form('company/plate', { name: text, country: 'DE', image: plate }),
    },
    {
      what: 'a room',
      fields: ['name'],
      longest: 120,
      write: (text) =>
        chief.post('company/room', {
          name: text,
          wall_id: partOf('wall'),
          floor_id: partOf('floor'),
        }),
    },
    {
      what: 'a comment about a view',
      fields: ['comment'],
      longest: 300,
      write: (text) => {
        index += 1;
        return chief.post(`company/angles/${views[index % views.length]?.id}`, { comment: text });
      },
    },
    {
      what: 'a support request',
      fields: ['subject', 'text'],
      longest: 5000,
      write: (text) =>
        chief.form('support/feedback', { subject: text.slice(0, 200), text, page: '/vehicles' }),
    },
    {
      what: 'a dataset',
      fields: ['name'],
      longest: 200,
      write: (text) => operator.form('admin/neurodataset/upload', { name: text, file: image }),
    },
  ];
};
