// Original file: protos/pandex/config/v1/config.proto

import type { ListView as _pandex_config_v1_ListView, ListView__Output as _pandex_config_v1_ListView__Output } from '../../../pandex/config/v1/ListView.ts';

export interface ViewList {
  'list'?: (_pandex_config_v1_ListView)[];
}

export interface ViewList__Output {
  'list': (_pandex_config_v1_ListView__Output)[];
}
