interface FileLinkProps {
  address: string;
  name: string;
}

/** A link that saves a file under its name. */
export const FileLink = ({ address, name }: FileLinkProps) => (
  <a href={address} download={name} style={{ overflowWrap: 'anywhere' }}>
    {name}
  </a>
);
