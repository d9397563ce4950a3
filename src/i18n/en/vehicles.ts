/** The vehicle list and the form for a new vehicle; mounted as `vehicles.…`, and `resource` as `resources.cars`, where react-admin looks. */
export const vehicles = {
  resource: {
    name: 'Vehicle |||| Vehicles',
    fields: {
      vehicle_name: 'Name',
      vin: 'VIN',
      car: 'Stock number',
      brand: 'Brand',
      model: 'Model',
      body_type: 'Body type',
      fuel_type: 'Fuel',
      hp: 'Power (hp)',
      ccm: 'Displacement (ccm)',
      updated_at: 'Changed',
    },
  },
};
