// Original file: protos/pandex/config/v1/config.proto

import type { AddressCount as _pandex_config_v1_AddressCount, AddressCount__Output as _pandex_config_v1_AddressCount__Output } from '../../../pandex/config/v1/AddressCount.ts';

export interface BusiestAddresses {
  'list'?: (_pandex_config_v1_AddressCount)[];
}

export interface BusiestAddresses__Output {
  'list': (_pandex_config_v1_AddressCount__Output)[];
}
