import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';

/** The pictures that a declaration may name. */
export const ICONS = {
  bell: CampaignOutlined,
  building: BusinessOutlined,
  car: DirectionsCarOutlined,
  check: FactCheckOutlined,
  cloud: CloudDownloadOutlined,
  door: MeetingRoomOutlined,
  help: HelpOutline,
  offer: LocalOfferOutlined,
  people: GroupOutlined,
  photos: PhotoLibraryOutlined,
  ticket: ConfirmationNumberOutlined,
  wallet: AccountBalanceWalletOutlined,
} as const;
export type IconName = keyof typeof ICONS;
