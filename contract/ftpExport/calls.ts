import { call } from '@turntable/declare/contract/call.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { companyParam } from '../companies/params.ts';
import { FtpExport, FtpExportSave, FtpTrial } from './settings.ts';

const chief = ['chief'] as const;
const admin = ['admin'] as const;

/** FTP settings of the user's own company (specification, chapter 7). */
export const ftp = {
  one: call({
    method: 'GET',
    path: 'company/profile/ftp',
    summary: "Get the company's FTP settings",
    roles: ['chief', 'employee'],
    response: one(FtpExport),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'company/profile/ftp',
    summary: "Save the company's FTP settings",
    roles: chief,
    body: FtpExportSave,
    response: one(FtpExport),
  }),
  test: call({
    method: 'POST',
    path: 'company/profile/ftp/test',
    summary: 'Test FTP settings, saved or not, by writing, reading and removing a small file',
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
    summary: "Get a company's FTP settings",
    roles: admin,
    params: companyParam,
    response: one(FtpExport),
    assumed: true,
  }),
  save: call({
    method: 'POST',
    path: 'admin/companies/:company/ftp',
    summary: "Save a company's FTP settings",
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
      "Test a company's FTP settings, saved or not, by writing, reading and removing a small file",
    roles: admin,
    params: companyParam,
    body: FtpExportSave,
    response: one(FtpTrial),
    assumed: true,
  }),
};
