// Original file: protos/pandex/disk/v1/disk.proto

import type { Texts as _pandex_disk_v1_Texts, Texts__Output as _pandex_disk_v1_Texts__Output } from '../../../pandex/disk/v1/Texts.ts';
import type { Long } from '@grpc/proto-loader';

export interface DiskSet {
  'is_mine'?: (boolean);
  'weight'?: (number);
  'status'?: (number);
  'enabled'?: (boolean);
  'cate_id'?: (number | string | Long);
  'add_tags'?: (_pandex_disk_v1_Texts | null);
  'remove_tags'?: (_pandex_disk_v1_Texts | null);
  'cost_coin'?: (number);
  'robots'?: (number);
  '_is_mine'?: "is_mine";
  '_weight'?: "weight";
  '_status'?: "status";
  '_enabled'?: "enabled";
  '_cate_id'?: "cate_id";
  '_cost_coin'?: "cost_coin";
  '_robots'?: "robots";
}

export interface DiskSet__Output {
  'is_mine'?: (boolean);
  'weight'?: (number);
  'status'?: (number);
  'enabled'?: (boolean);
  'cate_id'?: (number);
  'add_tags': (_pandex_disk_v1_Texts__Output | null);
  'remove_tags': (_pandex_disk_v1_Texts__Output | null);
  'cost_coin'?: (number);
  'robots'?: (number);
}
