import { call } from '../call.ts';
import { companyParam } from '../companies/params.ts';
import { one } from '../page.ts';
import { FtpExport, FtpExportSave, FtpTrial } from './settings.ts';

const chief = ['chief'] as const;
const admin = ['admin'] as const;

/** FTP settings of the user's own company (specification, chapter 7). */
export const ftp = {
  one: call({
    method: 'GET',
    path: 'company/profile/ftp',
    summary: 'FTP settings of the company',
    roles: ['chief', 'employee'],
    response: one(FtpExport),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'company/profile/ftp',
    summary: 'Save the FTP settings of the company',
    roles: chief,
    body: FtpExportSave,
    response: one(FtpExport),
  }),
  test: call({
    method: 'POST',
    path: 'company/profile/ftp/test',
    summary: 'Write, read and remove a small file with FTP settings that need not be saved',
    roles: chief,
    body: FtpExportSave,
    response: one(FtpTrial),
    assumed: true,
  }),
};

/** The same for any company, for the operator. */
export const adminFtp = {
  one: call({
    method: 'GET',
    path: 'admin/companies/:company/ftp',
    summary: 'FTP settings of a company',
    roles: admin,
    params: companyParam,
    response: one(FtpExport),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'admin/companies/:company/ftp',
    summary: 'Save the FTP settings of a company',
    roles: admin,
    params: companyParam,
    body: FtpExportSave,
    response: one(FtpExport),
    assumed: true,
  }),
  test: call({
    method: 'POST',
    path: 'admin/companies/:company/ftp/test',
    summary:
      "Write, read and remove a small file with a company's FTP settings, which need not be saved",
    roles: admin,
    params: companyParam,
    body: FtpExportSave,
    response: one(FtpTrial),
    assumed: true,
  }),
};
