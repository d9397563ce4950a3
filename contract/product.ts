/** The product's working name; every place that shows it reads this constant. */
export const PRODUCT_NAME = 'Turntable';
