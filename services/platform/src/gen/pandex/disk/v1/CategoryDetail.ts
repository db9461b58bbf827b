// Original file: protos/pandex/disk/v1/disk.proto

import type { Category as _pandex_disk_v1_Category, Category__Output as _pandex_disk_v1_Category__Output } from '../../../pandex/disk/v1/Category.ts';
import type { CategoryStep as _pandex_disk_v1_CategoryStep, CategoryStep__Output as _pandex_disk_v1_CategoryStep__Output } from '../../../pandex/disk/v1/CategoryStep.ts';

export interface CategoryDetail {
  'category'?: (_pandex_disk_v1_Category | null);
  'path'?: (_pandex_disk_v1_CategoryStep)[];
}

export interface CategoryDetail__Output {
  'category': (_pandex_disk_v1_Category__Output | null);
  'path': (_pandex_disk_v1_CategoryStep__Output)[];
}
