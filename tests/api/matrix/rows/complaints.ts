import { expect } from 'vitest';
import { adminComplaints as calls } from '../../../../contract/complaints/calls.ts';
import type { Complaint, ComplaintCase } from '../../../../contract/complaints/complaint.ts';
import { picture } from '../../setup/pictures.ts';
import type { GroupRows, Row, Success } from '../row.ts';

const dataOf = <T>({ answer }: Success): T => (answer.ok as { data: T }).data; // the client has checked it against the contract

const ofCar: Row = {
  names: 'vehicle',
  callInput: ({ car }) => ({ params: { car } }),
  proves: (success) => {
    expect(dataOf<Complaint[]>(success)).toMatchObject([
      { id: success.target.complaint, state: 'open', photo_id: success.target.otherPhoto },
    ]);
  },
};

export const complaints: GroupRows<'complaints'> = {
  ofCar,
  send: {
    names: 'vehicle',
    callInput: ({ car, photo }) => ({
      params: { car },
      body: { photo, about: 'colour', text: 'Too dark' },
    }),
    proves: async (success) => {
      const operator = await success.testServer.as('operator');
      const { data } = await operator.must(calls.one, {
        params: { id: dataOf<Complaint>(success).id },
      });
      expect(data).toMatchObject({
        about: 'colour',
        text: 'Too dark',
        state: 'open',
        vehicle: success.target.name,
      });
    },
  },
};

export const adminComplaints: GroupRows<'adminComplaints'> = {
  ofCar,
  list: {
    names: 'vehicle',
    callInput: () => ({ query: { per_page: 100 } }),
    proves: (success) =>
      expect(dataOf<Complaint[]>(success).map(({ id }) => id)).toContain(success.target.complaint),
  },
  one: {
    names: 'vehicle',
    callInput: ({ complaint }) => ({ params: { id: complaint } }),
    proves: (success) =>
      expect(dataOf<ComplaintCase>(success)).toMatchObject({
        id: success.target.complaint,
        vehicle: success.target.name,
      }),
  },
  answer: {
    names: 'vehicle',
    callInput: async ({ complaint }) => ({
      params: { id: complaint },
      fields: { state: 'answered', answer: 'Better now' },
      files: { photo: { name: 'better.jpg', bytes: await picture() } },
    }),
    proves: async ({ caller, target }) => {
      const { data } = await caller.must(calls.ofCar, { params: { car: target.car } });
      expect(data).toMatchObject([{ state: 'answered', answer: 'Better now', corrected: 1 }]);
    },
  },
};
