import { useTranslate } from 'ra-core';
import { webAddress } from '../text/plain.ts';

/** Yes or no, as a sign. */
export const YesNo = ({ isYes }: { isYes: boolean }) => {
  const translate = useTranslate();
  return (
    <span role="img" aria-label={translate(isYes ? 'ra.boolean.true' : 'ra.boolean.false')}>
      {isYes ? '✓' : '–'}
    </span>
  );
};

export const MailLink = ({ address }: { address: string }) =>
  address && <a href={`mailto:${address}`}>{address}</a>;

export const PhoneLink = ({ number }: { number: string }) =>
  number && <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;

/** A page of the web, by its host's name. What is no address of the web is no link. */
export const WebLink = ({ address }: { address: string }) => {
  const url = webAddress(address);
  if (!url) return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" title={url.href}>
      {url.hostname}
    </a>
  );
};

/** A file, by its name. */
export const FileLink = ({ address }: { address: string }) => {
  const path = address.split('?')[0] ?? address;
  return (
    address && (
      <a href={address} download>
        {path.slice(path.lastIndexOf('/') + 1)}
      </a>
    )
  );
};
