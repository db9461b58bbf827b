// Original file: protos/pandex/disk/v1/disk.proto

import type { Texts as _pandex_disk_v1_Texts, Texts__Output as _pandex_disk_v1_Texts__Output } from '../../../pandex/disk/v1/Texts.ts';
import type { Long } from '@grpc/proto-loader';

export interface WordInput {
  'id'?: (number | string | Long);
  'word'?: (string);
  'description'?: (string);
  'show'?: (_pandex_disk_v1_Texts | null);
  'type'?: (string);
  'image'?: (string);
  'related'?: (_pandex_disk_v1_Texts | null);
  '_word'?: "word";
  '_description'?: "description";
  '_type'?: "type";
  '_image'?: "image";
}

export interface WordInput__Output {
  'id': (number);
  'word'?: (string);
  'description'?: (string);
  'show': (_pandex_disk_v1_Texts__Output | null);
  'type'?: (string);
  'image'?: (string);
  'related': (_pandex_disk_v1_Texts__Output | null);
}
