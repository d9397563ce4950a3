import { apiErrorFrom, noResponse } from '@turntable/declare/api/apiError.ts';
import { describe, expect, it } from 'vitest';

describe('a failed call', () => {
  it('keeps the status as code, the message as title and the names of the fields', () => {
    const error = apiErrorFrom(422, {
      message: 'Please check the marked fields',
      errors: { vin: ['Too long', 'No HTML'], hp: ['A number'] },
    });
    expect(error).toMatchObject({
      code: 422,
      title: 'Please check the marked fields',
      fields: ['vin', 'hp'],
    });
    expect(error.errors).toEqual({ vin: ['Too long', 'No HTML'], hp: ['A number'] });
    expect(error.message).toBe('Please check the marked fields Too long No HTML A number');
  });

  it('shows its texts at the fields of a form', () => {
    expect(apiErrorFrom(422, { message: 'No', errors: { vin: ['Too long'] } }).body).toEqual({
      message: 'No',
      errors: { vin: 'Too long' },
    });
    expect(apiErrorFrom(409, { message: 'Changed meanwhile' }).body.errors).toBeUndefined();
  });

  it('without a response has an empty code, no fields, and a title to translate', () => {
    expect(noResponse()).toMatchObject({
      code: '',
      status: undefined,
      title: 'something_went_wrong',
      errors: {},
      fields: [],
    });
  });

  it.each([undefined, null, '<html>Bad gateway</html>', [], { message: 7 }, { errors: 'all' }])(
    'has a message even for the body %j',
    (body) => {
      expect(apiErrorFrom(502, body)).toMatchObject({ code: 502, title: 'something_went_wrong' });
    },
  );

  it('accepts a field with a single text, as other servers send it', () => {
    expect(apiErrorFrom(422, { message: 'No', errors: { email: 'Unknown' } }).errors).toEqual({
      email: ['Unknown'],
    });
  });
});
