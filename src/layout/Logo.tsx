import Stack from '@mui/material/Stack';
import { PRODUCT_NAME } from '../../contract/product.ts';

/** The product's mark, a vehicle's arc over the ellipse of a turntable, and its name unless it is `small`; in the colour of the text around. */
export const Logo = ({ small = false }: { small?: boolean }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, fontSize: 18, fontWeight: 700 }}>
    <svg width="28" height="28" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <ellipse cx="16" cy="22.5" rx="13" ry="5" stroke="currentColor" strokeWidth="2.2" />
      <path
        d="M6.5 20.5c.4-3 1.8-4 4-4.6l3-4.1c.8-1.1 1.8-1.6 3.2-1.6h3.5c1.5 0 2.7.7 3.4 2l1.9 3.4"
        stroke="#e0912f"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="16" cy="22.5" r="1.8" fill="#e0912f" />
    </svg>
    {!small && PRODUCT_NAME}
  </Stack>
);
