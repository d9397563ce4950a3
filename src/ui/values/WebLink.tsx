import { isWebAddress } from '../../../contract/plainText.ts';

/** A page of the web, by its host's name. What is no address of the web is no link. */
export const WebLink = ({ address }: { address: string }) => {
  if (!isWebAddress(address)) return address;
  const { href, hostname } = new URL(address);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={href}>
      {hostname}
    </a>
  );
};
