import { useQuery } from '@tanstack/react-query';
import type { Role } from '../../../contract/call.ts';
import { companyCars } from '../../../contract/calls/companyCars.ts';
import { request } from '../../api/httpClient.ts';
import { storedUser } from '../../api/session.ts';
import type { LoadedChoices } from '../../framework/list/definition.ts';

const { ownedCompanies } = companyCars;
const ASKERS: readonly Role[] = ownedCompanies.roles;

/** The company and its sub-companies, for those whose list spans them. */
export const useCompanyChoices = (): LoadedChoices => {
  const role = storedUser()?.role;
  const { data, isError, refetch } = useQuery({
    queryKey: ['cars', 'ownedCompanies'],
    queryFn: ({ signal }) => request(ownedCompanies, { signal }),
    enabled: role !== undefined && ASKERS.includes(role),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const choices = data?.data.map(({ id, title }) => ({ value: String(id), text: title })) ?? [];
  return isError ? { choices, retry: () => void refetch() } : { choices };
};
