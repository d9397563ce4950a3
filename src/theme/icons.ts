import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined';
import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';

/** The icons that declarations may name. */
export const ICONS = {
  bell: CampaignOutlined,
  building: BusinessOutlined,
  car: DirectionsCarOutlined,
  check: FactCheckOutlined,
  cloud: CloudDownloadOutlined,
  send: CloudUploadOutlined,
  door: MeetingRoomOutlined,
  help: HelpOutline,
  offer: LocalOfferOutlined,
  report: ReportProblemOutlined,
  people: GroupOutlined,
  photos: PhotoLibraryOutlined,
  ticket: ConfirmationNumberOutlined,
  wallet: AccountBalanceWalletOutlined,
  wand: AutoFixHigh,
  download: FileDownloadOutlined,
  bin: DeleteOutlined,
  back: UndoOutlined,
  block: BlockOutlined,
  open: LockOpenOutlined,
  link: AddLinkOutlined,
  unlink: LinkOffOutlined,
  home: HomeOutlined,
  person: PersonOutlined,
  settings: SettingsOutlined,
  eye: VisibilityOutlined,
} as const;

declare module '@turntable/declare/application.ts' {
  interface Application {
    icon: keyof typeof ICONS;
  }
}
