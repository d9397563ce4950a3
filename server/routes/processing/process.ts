import type { z } from 'zod';
import type { processChoice } from '../../../contract/processing/calls.ts';
import { readPrice, requestProcessing } from '../../services/processing/processing.ts';
import { type Principal, scopeOf } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { assertSameCar, type PhotoCall } from '../photos/photos.ts';

/** Returns the handler that sends photos of a vehicle to processing, the same for every prefix. */
export const processHandler =
  (context: ServiceContext) =>
  async ({ params, body, principal }: PhotoCall<z.output<typeof processChoice>>) => {
    assertSameCar(params, body.car);
    const { photo, photos, box, plate, strokes } = body;
    const wanted = {
      carId: params.car,
      userId: principal.userId,
      photo,
      photos,
      box,
      plate,
      strokes,
    };
    return { data: await requestProcessing(context, scopeOf(principal), wanted) };
  };

/** Returns the handler that answers what it costs to send photos of a vehicle to processing, the same for every prefix. */
export const priceHandler =
  (context: ServiceContext) =>
  async ({ params, principal }: { params: { car: number }; principal: Principal }) => ({
    data: await readPrice(context, principal, params.car),
  });
