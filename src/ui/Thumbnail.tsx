import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import type { ReactNode } from 'react';

const pictureSx = {
  color: 'text.disabled',
  bgcolor: 'action.hover',
  '& img': { objectFit: 'cover' },
};

interface ThumbnailProps {
  src: string | null;
  width?: number | undefined;
  height?: number | undefined;
  /** The placeholder for a missing picture. */
  outline?: ReactNode;
}

/** A small picture, or its placeholder. Its space is reserved while it loads. */
export const Thumbnail = ({
  src,
  width = 64,
  height = 44,
  outline = <ImageOutlined aria-hidden="true" />,
}: ThumbnailProps) => (
  <Avatar component="span" variant="rounded" style={{ width, height }} sx={pictureSx}>
    {src ? (
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    ) : (
      outline
    )}
  </Avatar>
);
