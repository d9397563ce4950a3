import { PRODUCT_NAME } from '../../contract/product.ts';
import { LogoMark } from './LogoMark.tsx';

/** The product's mark and name, in the colour of the text around it. */
export const Logo = () => (
  <span
    style={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 10,
      fontSize: 18,
      fontWeight: 700,
      letterSpacing: '-0.01em',
    }}
  >
    <LogoMark />
    {PRODUCT_NAME}
  </span>
);
