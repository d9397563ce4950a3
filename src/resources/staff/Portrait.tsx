import Avatar from '@mui/material/Avatar';

interface PortraitProps {
  name: string;
  /** The address of the picture. */
  src: string | null;
  /** In pixels. */
  size: number;
  /** What the picture shows; empty where the name is beside it. */
  alt?: string;
}

/** A user's picture, or their initials. */
export const Portrait = ({ name, src, size, alt = '' }: PortraitProps) => (
  <Avatar
    src={src ?? undefined}
    alt={alt}
    sx={{
      width: size,
      height: size,
      fontSize: Math.round(size * 0.36),
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    <span aria-hidden={alt === ''}>{initialsOf(name)}</span>
  </Avatar>
);

const initialsOf = (name: string): string =>
  (name.match(/(?<!\S)\S/g) ?? []).slice(0, 2).join('').toUpperCase();
