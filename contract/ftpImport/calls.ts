import { call } from '@turntable/declare/contract/call.ts';
import { list, one } from '@turntable/declare/contract/page.ts';
import { CompanyChoice } from '../companies/company.ts';
import { companyParam } from '../companies/params.ts';
import { FeedSettings, FeedSettingsSave, FtpImport, ImportRun } from './ftpImport.ts';

const chief = ['chief'] as const;
const admin = ['admin'] as const;

/** Imports from the FTP server of the user's own company (specification, chapters 1 and 2). */
export const ftpImport = {
  one: call({
    method: 'GET',
    path: 'company/ftp-import',
    summary: "Get the last imports from the company's FTP server and their settings",
    roles: ['chief', 'employee'],
    response: one(FtpImport),
    assumed: true,
  }),
  start: call({
    method: 'POST',
    path: 'company/ftp-import',
    summary: "Import from the company's FTP server now",
    roles: chief,
    response: one(ImportRun),
    assumed: true,
  }),
  saveFeed: call({
    method: 'POST',
    path: 'company/ftp-import/feed',
    summary: 'Set how the list of vehicles on the FTP server is read',
    roles: chief,
    body: FeedSettingsSave,
    response: one(FeedSettings),
    assumed: true,
  }),
};

/** The same for any company, for the operator. */
export const adminFtpImport = {
  companies: call({
    method: 'GET',
    path: 'admin/ftp-imports',
    summary: 'List companies whose vehicles are imported by FTP',
    roles: admin,
    response: list(CompanyChoice),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'admin/companies/:company/ftp-import',
    summary: "Get the last imports from a company's FTP server and their settings",
    roles: admin,
    params: companyParam,
    response: one(FtpImport),
    assumed: true,
  }),
  start: call({
    method: 'POST',
    path: 'admin/companies/:company/ftp-import',
    summary: "Import from a company's FTP server now",
    roles: admin,
    params: companyParam,
    response: one(ImportRun),
    assumed: true,
  }),
  saveFeed: call({
    method: 'POST',
    path: 'admin/companies/:company/ftp-import/feed',
    summary: "Set how the list of vehicles on a company's FTP server is read",
    roles: admin,
    params: companyParam,
    body: FeedSettingsSave,
    response: one(FeedSettings),
    assumed: true,
  }),
};
