// Original file: protos/pandex/disk/v1/disk.proto

import type { Texts as _pandex_disk_v1_Texts, Texts__Output as _pandex_disk_v1_Texts__Output } from '../../../pandex/disk/v1/Texts.ts';
import type { Long } from '@grpc/proto-loader';

export interface UpdateDiskRequest {
  'id'?: (number | string | Long);
  'disk_name'?: (string);
  'disk_id'?: (string);
  'disk_pass'?: (string);
  'share_user'?: (string);
  'is_mine'?: (boolean);
  'weight'?: (number);
  'status'?: (number);
  'enabled'?: (boolean);
  'tags'?: (_pandex_disk_v1_Texts | null);
  'cate_id'?: (number | string | Long);
  'rel_movie'?: (string);
  '_disk_name'?: "disk_name";
  '_disk_id'?: "disk_id";
  '_disk_pass'?: "disk_pass";
  '_share_user'?: "share_user";
  '_is_mine'?: "is_mine";
  '_weight'?: "weight";
  '_status'?: "status";
  '_enabled'?: "enabled";
  '_cate_id'?: "cate_id";
  '_rel_movie'?: "rel_movie";
}

export interface UpdateDiskRequest__Output {
  'id': (number);
  'disk_name'?: (string);
  'disk_id'?: (string);
  'disk_pass'?: (string);
  'share_user'?: (string);
  'is_mine'?: (boolean);
  'weight'?: (number);
  'status'?: (number);
  'enabled'?: (boolean);
  'tags': (_pandex_disk_v1_Texts__Output | null);
  'cate_id'?: (number);
  'rel_movie'?: (string);
}
