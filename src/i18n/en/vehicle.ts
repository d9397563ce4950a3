/** The vehicle page; mounted as `vehicle.…`. */
export const vehicle = {};
