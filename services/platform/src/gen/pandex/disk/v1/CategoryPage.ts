// Original file: protos/pandex/disk/v1/disk.proto

import type { Category as _pandex_disk_v1_Category, Category__Output as _pandex_disk_v1_Category__Output } from '../../../pandex/disk/v1/Category.ts';

export interface CategoryPage {
  'list'?: (_pandex_disk_v1_Category)[];
  'total'?: (number);
}

export interface CategoryPage__Output {
  'list': (_pandex_disk_v1_Category__Output)[];
  'total': (number);
}
