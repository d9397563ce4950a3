import * as field from '@turntable/declare/define/field.ts';
import { images } from '@turntable/declare/rest/images.ts';
import { defineRestResource } from '@turntable/declare/rest/restResource.ts';

const ALL = ['list', 'show', 'create', 'edit', 'delete', 'export'] as const;
const KEEPING = ['list', 'show', 'create', 'edit'] as const;
const READING = ['list', 'show'] as const;
const SEARCH = { en: 'Search …', fr: 'Rechercher …' };
const CUSTOMER = { en: 'Customer', fr: 'Client' };
const NAME = field.text({ en: 'Name', fr: 'Nom' }, { required: true, maxLength: 120 });

/** Returns the form of a resource: one part with these fields. */
const form = <F extends string>(...fields: F[]) => [
  { key: 'data', tab: { en: 'Data', fr: 'Données' }, fields },
];

const customers = defineRestResource('customers', {
  path: 'customers',
  label: {
    en: ['Customer', 'Customers', 'New customer'],
    fr: ['Client', 'Clients', 'Nouveau client'],
  },
  icon: 'customers',
  access: { owner: ALL, reception: KEEPING, mechanic: READING },
  name: 'name',
  fields: {
    name: NAME,
    email: field.email({ en: 'E-mail', fr: 'E-mail' }, { unique: true }),
    phone: field.phone({ en: 'Phone', fr: 'Téléphone' }),
    note: field.lines({ en: 'Note', fr: 'Remarque' }, { readers: ['owner', 'reception'] }),
  },
  list: { columns: ['name', 'email', 'phone'], sort: ['name', 'ASC'], search: SEARCH },
  form: [
    ...form('name', 'email', 'phone', 'note'),
    {
      key: 'vehicles',
      tab: { en: 'Vehicles', fr: 'Véhicules' },
      list: 'vehicles',
      params: { customer: 'id' },
    },
  ],
  menu: { order: 10 },
});

const vehicles = defineRestResource('vehicles', {
  path: 'vehicles',
  label: {
    en: ['Vehicle', 'Vehicles', 'New vehicle'],
    fr: ['Véhicule', 'Véhicules', 'Nouveau véhicule'],
  },
  icon: 'vehicles',
  access: { owner: ALL, reception: KEEPING, mechanic: KEEPING },
  name: 'plate',
  fields: {
    plate: field.text(
      { en: 'Plate', fr: 'Plaque' },
      { required: true, unique: true, maxLength: 20 },
    ),
    model: field.text({ en: 'Model', fr: 'Modèle' }, { maxLength: 80 }),
    customer: field.reference(CUSTOMER, 'customers', { required: true }),
    mileage: field.integer({ en: 'Mileage', fr: 'Kilométrage' }, { min: 0, max: 2_000_000 }),
    photos: images({ en: 'Photos', fr: 'Photos' }),
  },
  list: {
    columns: ['plate', 'model', 'customer', 'mileage'],
    filters: ['customer', 'mileage_gte'],
    sort: ['plate', 'ASC'],
    search: SEARCH,
  },
  form: form('plate', 'model', 'customer', 'mileage', 'photos'),
  menu: { order: 20 },
});

const jobs = defineRestResource('jobs', {
  path: 'jobs',
  label: { en: ['Job', 'Jobs', 'New job'], fr: ['Tâche', 'Tâches', 'Nouvelle tâche'] },
  icon: 'jobs',
  access: { owner: [...ALL, 'finish'], reception: KEEPING, mechanic: [...READING, 'finish'] },
  name: 'title',
  fields: {
    title: field.text({ en: 'Title', fr: 'Titre' }, { required: true, maxLength: 120 }),
    vehicle: field.reference({ en: 'Vehicle', fr: 'Véhicule' }, 'vehicles', { required: true }),
    parts: field.references({ en: 'Parts', fr: 'Pièces' }, 'parts'),
    hours: field.integer({ en: 'Hours', fr: 'Heures' }, { min: 0, max: 1000, initial: 0 }),
    rate: field.money({ en: 'Rate an hour', fr: 'Tarif horaire' }, { min: 0, initial: 60 }),
    labour: field.money(
      { en: 'Labour', fr: 'Main-d’œuvre' },
      { computed: ({ hours, rate }) => Number(hours) * Number(rate) },
    ),
    state: field.choice(
      { en: 'State', fr: 'État' },
      { open: { en: 'Open', fr: 'Ouverte' }, done: { en: 'Done', fr: 'Terminée' } },
      { initial: 'open', readOnly: true },
    ),
  },
  list: {
    columns: ['title', 'vehicle', 'state', 'labour'],
    filters: ['state', 'vehicle'],
    sort: ['title', 'ASC'],
  },
  form: form('title', 'vehicle', 'parts', 'hours', 'rate', 'labour', 'state'),
  actions: {
    finish: {
      label: { en: 'Finish', fr: 'Terminer' },
      done: { en: 'Job finished', fr: 'Tâche terminée' },
      body: { state: 'done' },
      when: { state: 'open' },
      why: { en: 'It is done already.', fr: 'Elle est déjà terminée.' },
      on: ['record', 'row', 'bulk'],
    },
  },
  menu: { order: 30 },
});

const parts = defineRestResource('parts', {
  path: 'parts',
  label: { en: ['Part', 'Parts', 'New part'], fr: ['Pièce', 'Pièces', 'Nouvelle pièce'] },
  icon: 'parts',
  access: { owner: ALL, mechanic: KEEPING, reception: READING },
  name: 'name',
  fields: {
    name: NAME,
    supplier: field.reference({ en: 'Supplier', fr: 'Fournisseur' }, 'suppliers'),
    stock: field.integer({ en: 'Stock', fr: 'Stock' }, { min: 0, initial: 0 }),
    cost: field.money({ en: 'Cost', fr: 'Prix d’achat' }, { min: 0, readers: ['owner'] }),
  },
  list: { columns: ['name', 'stock', 'cost?'], filters: ['stock_lte'], sort: ['name', 'ASC'] },
  form: form('name', 'supplier', 'stock', 'cost'),
  menu: { order: 40 },
});

const suppliers = defineRestResource('suppliers', {
  path: 'suppliers',
  label: {
    en: ['Supplier', 'Suppliers', 'New supplier'],
    fr: ['Fournisseur', 'Fournisseurs', 'Nouveau fournisseur'],
  },
  icon: 'suppliers',
  access: { owner: ALL, mechanic: READING },
  name: 'name',
  fields: { name: NAME, email: field.email({ en: 'E-mail', fr: 'E-mail' }) },
  list: { columns: ['name', 'email'], sort: ['name', 'ASC'] },
  form: form('name', 'email'),
  menu: { order: 50 },
});

const visits = defineRestResource('visits', {
  path: 'visits',
  label: { en: ['Visit', 'Visits', 'New visit'], fr: ['Visite', 'Visites', 'Nouvelle visite'] },
  icon: 'visits',
  access: { owner: ALL, reception: ALL, mechanic: READING },
  name: 'subject',
  fields: {
    subject: field.text({ en: 'Subject', fr: 'Objet' }, { required: true, maxLength: 120 }),
    customer: field.reference(CUSTOMER, 'customers', { required: true }),
    at: field.dateTime({ en: 'Time', fr: 'Heure' }, { required: true }),
  },
  list: {
    columns: ['subject', 'customer', 'at'],
    filters: [{ field: 'at', days: ['at_gte', 'at_lte'] }],
    sort: ['at', 'ASC'],
  },
  form: form('subject', 'customer', 'at'),
  menu: { order: 60 },
});

export const RESOURCES = [customers, vehicles, jobs, parts, suppliers, visits];
