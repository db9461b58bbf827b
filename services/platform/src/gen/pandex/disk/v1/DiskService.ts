// Original file: protos/pandex/disk/v1/disk.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Category as _pandex_disk_v1_Category, Category__Output as _pandex_disk_v1_Category__Output } from '../../../pandex/disk/v1/Category.ts';
import type { CategoryList as _pandex_disk_v1_CategoryList, CategoryList__Output as _pandex_disk_v1_CategoryList__Output } from '../../../pandex/disk/v1/CategoryList.ts';
import type { CreateCategoryRequest as _pandex_disk_v1_CreateCategoryRequest, CreateCategoryRequest__Output as _pandex_disk_v1_CreateCategoryRequest__Output } from '../../../pandex/disk/v1/CreateCategoryRequest.ts';
import type { DeleteCategoryRequest as _pandex_disk_v1_DeleteCategoryRequest, DeleteCategoryRequest__Output as _pandex_disk_v1_DeleteCategoryRequest__Output } from '../../../pandex/disk/v1/DeleteCategoryRequest.ts';
import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from '../../../pandex/disk/v1/Disk.ts';
import type { DiskList as _pandex_disk_v1_DiskList, DiskList__Output as _pandex_disk_v1_DiskList__Output } from '../../../pandex/disk/v1/DiskList.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { FindKnownReply as _pandex_disk_v1_FindKnownReply, FindKnownReply__Output as _pandex_disk_v1_FindKnownReply__Output } from '../../../pandex/disk/v1/FindKnownReply.ts';
import type { FindKnownRequest as _pandex_disk_v1_FindKnownRequest, FindKnownRequest__Output as _pandex_disk_v1_FindKnownRequest__Output } from '../../../pandex/disk/v1/FindKnownRequest.ts';
import type { GetDocRequest as _pandex_disk_v1_GetDocRequest, GetDocRequest__Output as _pandex_disk_v1_GetDocRequest__Output } from '../../../pandex/disk/v1/GetDocRequest.ts';
import type { ListAllCategoriesRequest as _pandex_disk_v1_ListAllCategoriesRequest, ListAllCategoriesRequest__Output as _pandex_disk_v1_ListAllCategoriesRequest__Output } from '../../../pandex/disk/v1/ListAllCategoriesRequest.ts';
import type { ListDisksRequest as _pandex_disk_v1_ListDisksRequest, ListDisksRequest__Output as _pandex_disk_v1_ListDisksRequest__Output } from '../../../pandex/disk/v1/ListDisksRequest.ts';
import type { UpdateCategoryRequest as _pandex_disk_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _pandex_disk_v1_UpdateCategoryRequest__Output } from '../../../pandex/disk/v1/UpdateCategoryRequest.ts';

export interface DiskServiceClient extends grpc.Client {
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  
}

export interface DiskServiceHandlers extends grpc.UntypedServiceImplementation {
  CreateCategory: grpc.handleUnaryCall<_pandex_disk_v1_CreateCategoryRequest__Output, _pandex_disk_v1_Category>;
  
  DeleteCategory: grpc.handleUnaryCall<_pandex_disk_v1_DeleteCategoryRequest__Output, _pandex_common_v1_Empty>;
  
  FindKnown: grpc.handleUnaryCall<_pandex_disk_v1_FindKnownRequest__Output, _pandex_disk_v1_FindKnownReply>;
  
  GetDoc: grpc.handleUnaryCall<_pandex_disk_v1_GetDocRequest__Output, _pandex_disk_v1_Disk>;
  
  ListAllCategories: grpc.handleUnaryCall<_pandex_disk_v1_ListAllCategoriesRequest__Output, _pandex_disk_v1_CategoryList>;
  
  ListHot: grpc.handleUnaryCall<_pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList>;
  
  ListLatest: grpc.handleUnaryCall<_pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList>;
  
  UpdateCategory: grpc.handleUnaryCall<_pandex_disk_v1_UpdateCategoryRequest__Output, _pandex_disk_v1_Category>;
  
}

export interface DiskServiceDefinition extends grpc.ServiceDefinition {
  CreateCategory: MethodDefinition<_pandex_disk_v1_CreateCategoryRequest, _pandex_disk_v1_Category, _pandex_disk_v1_CreateCategoryRequest__Output, _pandex_disk_v1_Category__Output>
  DeleteCategory: MethodDefinition<_pandex_disk_v1_DeleteCategoryRequest, _pandex_common_v1_Empty, _pandex_disk_v1_DeleteCategoryRequest__Output, _pandex_common_v1_Empty__Output>
  FindKnown: MethodDefinition<_pandex_disk_v1_FindKnownRequest, _pandex_disk_v1_FindKnownReply, _pandex_disk_v1_FindKnownRequest__Output, _pandex_disk_v1_FindKnownReply__Output>
  GetDoc: MethodDefinition<_pandex_disk_v1_GetDocRequest, _pandex_disk_v1_Disk, _pandex_disk_v1_GetDocRequest__Output, _pandex_disk_v1_Disk__Output>
  ListAllCategories: MethodDefinition<_pandex_disk_v1_ListAllCategoriesRequest, _pandex_disk_v1_CategoryList, _pandex_disk_v1_ListAllCategoriesRequest__Output, _pandex_disk_v1_CategoryList__Output>
  ListHot: MethodDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_DiskList, _pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList__Output>
  ListLatest: MethodDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_DiskList, _pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList__Output>
  UpdateCategory: MethodDefinition<_pandex_disk_v1_UpdateCategoryRequest, _pandex_disk_v1_Category, _pandex_disk_v1_UpdateCategoryRequest__Output, _pandex_disk_v1_Category__Output>
}
