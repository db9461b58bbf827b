import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { Category as _pandex_disk_v1_Category, Category__Output as _pandex_disk_v1_Category__Output } from './pandex/disk/v1/Category.ts';
import type { CategoryList as _pandex_disk_v1_CategoryList, CategoryList__Output as _pandex_disk_v1_CategoryList__Output } from './pandex/disk/v1/CategoryList.ts';
import type { CreateCategoryRequest as _pandex_disk_v1_CreateCategoryRequest, CreateCategoryRequest__Output as _pandex_disk_v1_CreateCategoryRequest__Output } from './pandex/disk/v1/CreateCategoryRequest.ts';
import type { DeleteCategoryRequest as _pandex_disk_v1_DeleteCategoryRequest, DeleteCategoryRequest__Output as _pandex_disk_v1_DeleteCategoryRequest__Output } from './pandex/disk/v1/DeleteCategoryRequest.ts';
import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from './pandex/disk/v1/Disk.ts';
import type { DiskEdges as _pandex_disk_v1_DiskEdges, DiskEdges__Output as _pandex_disk_v1_DiskEdges__Output } from './pandex/disk/v1/DiskEdges.ts';
import type { DiskList as _pandex_disk_v1_DiskList, DiskList__Output as _pandex_disk_v1_DiskList__Output } from './pandex/disk/v1/DiskList.ts';
import type { DiskMeta as _pandex_disk_v1_DiskMeta, DiskMeta__Output as _pandex_disk_v1_DiskMeta__Output } from './pandex/disk/v1/DiskMeta.ts';
import type { DiskServiceClient as _pandex_disk_v1_DiskServiceClient, DiskServiceDefinition as _pandex_disk_v1_DiskServiceDefinition } from './pandex/disk/v1/DiskService.ts';
import type { FindKnownReply as _pandex_disk_v1_FindKnownReply, FindKnownReply__Output as _pandex_disk_v1_FindKnownReply__Output } from './pandex/disk/v1/FindKnownReply.ts';
import type { FindKnownRequest as _pandex_disk_v1_FindKnownRequest, FindKnownRequest__Output as _pandex_disk_v1_FindKnownRequest__Output } from './pandex/disk/v1/FindKnownRequest.ts';
import type { GetDocRequest as _pandex_disk_v1_GetDocRequest, GetDocRequest__Output as _pandex_disk_v1_GetDocRequest__Output } from './pandex/disk/v1/GetDocRequest.ts';
import type { KnownShare as _pandex_disk_v1_KnownShare, KnownShare__Output as _pandex_disk_v1_KnownShare__Output } from './pandex/disk/v1/KnownShare.ts';
import type { ListAllCategoriesRequest as _pandex_disk_v1_ListAllCategoriesRequest, ListAllCategoriesRequest__Output as _pandex_disk_v1_ListAllCategoriesRequest__Output } from './pandex/disk/v1/ListAllCategoriesRequest.ts';
import type { ListDisksRequest as _pandex_disk_v1_ListDisksRequest, ListDisksRequest__Output as _pandex_disk_v1_ListDisksRequest__Output } from './pandex/disk/v1/ListDisksRequest.ts';
import type { ShareRef as _pandex_disk_v1_ShareRef, ShareRef__Output as _pandex_disk_v1_ShareRef__Output } from './pandex/disk/v1/ShareRef.ts';
import type { UpdateCategoryRequest as _pandex_disk_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _pandex_disk_v1_UpdateCategoryRequest__Output } from './pandex/disk/v1/UpdateCategoryRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
      }
    }
    disk: {
      v1: {
        Category: MessageTypeDefinition<_pandex_disk_v1_Category, _pandex_disk_v1_Category__Output>
        CategoryList: MessageTypeDefinition<_pandex_disk_v1_CategoryList, _pandex_disk_v1_CategoryList__Output>
        CreateCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_CreateCategoryRequest, _pandex_disk_v1_CreateCategoryRequest__Output>
        DeleteCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_DeleteCategoryRequest, _pandex_disk_v1_DeleteCategoryRequest__Output>
        Disk: MessageTypeDefinition<_pandex_disk_v1_Disk, _pandex_disk_v1_Disk__Output>
        DiskEdges: MessageTypeDefinition<_pandex_disk_v1_DiskEdges, _pandex_disk_v1_DiskEdges__Output>
        DiskList: MessageTypeDefinition<_pandex_disk_v1_DiskList, _pandex_disk_v1_DiskList__Output>
        DiskMeta: MessageTypeDefinition<_pandex_disk_v1_DiskMeta, _pandex_disk_v1_DiskMeta__Output>
        DiskService: SubtypeConstructor<typeof grpc.Client, _pandex_disk_v1_DiskServiceClient> & { service: _pandex_disk_v1_DiskServiceDefinition }
        FindKnownReply: MessageTypeDefinition<_pandex_disk_v1_FindKnownReply, _pandex_disk_v1_FindKnownReply__Output>
        FindKnownRequest: MessageTypeDefinition<_pandex_disk_v1_FindKnownRequest, _pandex_disk_v1_FindKnownRequest__Output>
        GetDocRequest: MessageTypeDefinition<_pandex_disk_v1_GetDocRequest, _pandex_disk_v1_GetDocRequest__Output>
        KnownShare: MessageTypeDefinition<_pandex_disk_v1_KnownShare, _pandex_disk_v1_KnownShare__Output>
        ListAllCategoriesRequest: MessageTypeDefinition<_pandex_disk_v1_ListAllCategoriesRequest, _pandex_disk_v1_ListAllCategoriesRequest__Output>
        ListDisksRequest: MessageTypeDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_ListDisksRequest__Output>
        ShareRef: MessageTypeDefinition<_pandex_disk_v1_ShareRef, _pandex_disk_v1_ShareRef__Output>
        UpdateCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateCategoryRequest, _pandex_disk_v1_UpdateCategoryRequest__Output>
      }
    }
  }
}

