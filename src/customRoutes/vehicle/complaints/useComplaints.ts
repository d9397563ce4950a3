import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminComplaints, complaints } from '../../../../contract/calls/complaints.ts';
import type { ComplaintAbout } from '../../../../contract/entities/complaint.ts';
import { request } from '../../../api/httpClient.ts';
import { callOfRole } from '../../../api/roleCalls.ts';
import { useCar } from '../car/CarContext.tsx';
import { vehicleResource } from '../car/vehicleResource.ts';

const complaintsKey = (car: number) => [vehicleResource(), 'complaints', car] as const;

/** What was said about the vehicle's pictures, the latest first. */
export const useComplaints = () => {
  const { id: car } = useCar();
  return useQuery({
    queryKey: complaintsKey(car),
    queryFn: async ({ signal }) => {
      const { data } = await request(callOfRole(complaints.ofCar, adminComplaints.ofCar), {
        params: { car },
        signal,
      });
      return data;
    },
  });
};

/** Tells the operator what is wrong with a picture. @throws ApiError */
export const useComplain = () => {
  const { id: car } = useCar();
  const client = useQueryClient();
  return async (body: { photo: number; about: ComplaintAbout; text: string }): Promise<void> => {
    try {
      await request(complaints.send, { params: { car }, body });
    } finally {
      client.invalidateQueries({ queryKey: complaintsKey(car) });
    }
  };
};
