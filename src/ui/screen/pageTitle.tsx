import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Title } from 'react-admin';
import { PRODUCT_NAME } from '../../../contract/product.ts';

interface PageTitleProps {
  title: string;
  /** In place of the title in the header; it brings its own `h1`. */
  children?: ReactNode;
}

/** The page's title: react-admin's in the header, and the same in the browser's tab. The last one that is drawn is shown. */
export const PageTitle = ({ title, children }: PageTitleProps) => {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  const heading = (
    <Typography variant="h1" noWrap>
      {title}
    </Typography>
  );
  return <Title title={children ?? heading} preferenceKey={false} />;
};
