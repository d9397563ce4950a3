import {
  choice,
  choices,
  colour,
  date,
  dateTime,
  decimal,
  email,
  flag,
  image,
  integer,
  json,
  lines,
  money,
  phone,
  reference,
  references,
  richText,
  status,
  text,
  time,
  url,
} from '../../../src/framework/define/field.ts';
import { file } from '../../../src/rest/file.ts';
import { images } from '../../../src/rest/images.ts';
import { defineRestResource } from '../../../src/rest/restResource.ts';

const label = (text: string) => ({ en: text, de: `${text} (de)` });
const hour = 80;

/** A resource without calls of its own with a field of every kind and every kind of rule. */
export const repairs = defineRestResource('repairs', {
  path: 'repairs',
  label: {
    en: ['Repair', 'Repairs', 'New repair'],
    de: ['Reparatur', 'Reparaturen', 'Neue Reparatur'],
  },
  icon: 'wand',
  access: {
    chief: [
      'list',
      'show',
      'create',
      'edit',
      'export',
      'close',
      { to: 'delete', where: { state: 'open' }, why: label('Closed repairs stay.') },
    ],
    employee: [
      'create',
      'close',
      { to: ['list', 'show'], where: { confidential: 0 }, why: label('Confidential.') },
      {
        to: 'edit',
        where: { created_by: '$user.id', state: { not: 'closed' } },
        why: label('Only your own open ones.'),
      },
    ],
    admin: ['list', 'show', 'create'],
  },
  name: 'number',
  fields: {
    number: text(label('Number'), { required: true, unique: true, maxLength: 20 }),
    confidential: flag(label('Confidential')),
    note: lines(label('Note')),
    report: richText(label('Report')),
    mail: email(label('E-mail')),
    tel: phone(label('Phone')),
    site: url(label('Site')),
    hours: decimal(label('Hours'), { min: 0, max: 100, initial: 1 }),
    parts: money(label('Parts'), { min: 0 }),
    total: money(label('Total'), {
      computed: ({ hours, parts }) => Number(hours ?? 0) * hour + Number(parts ?? 0),
    }),
    wheels: integer(label('Wheels'), { min: 1, max: 10 }),
    severity: choice(
      label('Severity'),
      { low: label('Low'), high: label('High') },
      { initial: 'low' },
    ),
    works: choices(label('Works'), {
      paint: label('Paint'),
      glass: label('Glass'),
      rims: label('Rims'),
    }),
    state: status(
      label('State'),
      { open: { ...label('Open'), tone: 'info' }, closed: { ...label('Closed'), tone: 'success' } },
      { initial: 'open' },
    ),
    due: date(label('Due')),
    at: time(label('At')),
    begun: dateTime(label('Begun')),
    paint: colour(label('Colour')),
    photo: image(label('Photo')),
    damages: images(label('Damages')),
    report_file: file(label('Report file')),
    car: reference(label('Vehicle'), 'cars'),
    former: reference(label('Former repair'), 'repairs'),
    colleagues: references(label('Colleagues'), 'users'),
    details: json(label('Details')),
    margin: decimal(label('Margin'), { readers: ['chief'] }),
    origin: text(label('Origin'), { onlyNew: true }),
  },
  list: {
    columns: ['number', 'severity', 'state', 'works', 'parts', 'at', 'damages?'],
    filters: ['severity', 'state', 'works', 'car'],
    sort: ['number', 'ASC'],
    search: label('Search'),
  },
  form: [
    {
      key: 'repair',
      tab: label('Repair'),
      fields: [
        'number',
        'parts',
        'total',
        'works',
        'at',
        'paint',
        'report',
        'damages',
        'report_file',
        'state',
      ],
    },
  ],
  actions: {
    close: {
      label: label('Close'),
      input: { note: lines(label('Note'), { required: true }) },
      body: { state: 'closed' },
      when: { state: 'open' },
      why: label('It is closed already.'),
      done: label('Closed'),
    },
  },
});
