import { isWebAddress } from '../../contract/plainText.ts';

/** Links to a web page by its host name. Anything but a web address is shown as text. */
export const WebLink = ({ address }: { address: string }) => {
  if (!isWebAddress(address)) return address;
  const { href, hostname } = new URL(address);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={href}>
      {hostname}
    </a>
  );
};
