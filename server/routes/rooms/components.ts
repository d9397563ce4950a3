import {
  DONE,
  type FileAnswer,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import type { FastifyRequest } from 'fastify';
import type {
  adminCompanyRoomComponents,
  adminRoomComponents,
  companyRoomComponents,
} from '../../../contract/rooms/componentCalls.ts';
import { componentForm, componentImagesForm } from '../../../contract/rooms/room.ts';
import { safeName } from '../../../contract/safeName.ts';
import { streamZip } from '../../services/files/zip.ts';
import { listComponents, readComponent } from '../../services/rooms/componentList.ts';
import {
  addComponent,
  addComponentImages,
  type ComponentKind,
  componentFiles,
  removeComponent,
  removeComponentImage,
  saveComponent,
} from '../../services/rooms/components.ts';
import { anyCompany, type LookOwner, OFFERED, ownCompany } from '../../services/scope/owner.ts';
import type { Principal } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readViewFiles } from './viewFilesForm.ts';

interface Asked {
  readonly principal: Principal;
  readonly request: FastifyRequest;
}

/** Returns the handlers for one kind of owner; `ownerOf` returns the owner of a call's walls and floors. */
const componentHandlers = <Params extends object>(
  context: ServiceContext,
  ownerOf: (principal: Principal, params: Params) => LookOwner,
): Handlers<typeof companyRoomComponents> => {
  // Some paths have one more parameter, which only `ownerOf` reads.
  const owner = ({ principal, params }: { principal: Principal; params: object }) =>
    ownerOf(principal, params as Params);
  const create = (kind: ComponentKind) => async (asked: Asked & { params: object }) => {
    await using form = await readViewFiles(asked.request, componentForm, context.config);
    return {
      data: await addComponent(context, owner(asked), { kind, name: form.fields.name }, form.files),
    };
  };
  const download =
    (kind: ComponentKind) =>
    async (asked: Asked & { params: { id: number } }): Promise<FileAnswer> => {
      const { name, files } = await componentFiles(context, owner(asked), kind, asked.params.id);
      const content = streamZip(context.storage, files, context.log);
      return {
        content,
        contentType: 'application/zip',
        downloadName: `${safeName(name) || asked.params.id}.zip`,
      };
    };
  return {
    list: async (asked) =>
      new RawJsonReply(await listComponents(context, owner(asked), asked.query)),
    one: async (asked) => ({ data: await readComponent(context, owner(asked), asked.params.id) }),
    createWall: create('wall'),
    createFloor: create('floor'),
    downloadWall: download('wall'),
    downloadFloor: download('floor'),
    save: async (asked) => ({
      data: await saveComponent(context, owner(asked), asked.params.id, asked.body),
    }),
    addImages: async (asked) => {
      await using form = await readViewFiles(asked.request, componentImagesForm, context.config);
      return {
        data: await addComponentImages(
          context,
          owner(asked),
          { ...asked.params, ...form.fields },
          form.files,
        ),
      };
    },
    removeImage: async (asked) => ({
      data: await removeComponentImage(context, owner(asked), { ...asked.params, ...asked.query }),
    }),
    remove: async (asked) => {
      await removeComponent(context, owner(asked), asked.params.id);
      return DONE;
    },
  };
};

/** Returns the handlers of the company's walls and floors, for managers. */
export const companyRoomComponentsHandlers = (
  context: ServiceContext,
): Handlers<typeof companyRoomComponents> => componentHandlers(context, ownCompany);

/** Returns the handlers of any company's walls and floors, for the operator. */
export const adminCompanyRoomComponentsHandlers = (context: ServiceContext) =>
  componentHandlers<{ company: number }>(context, (_, { company }) =>
    anyCompany(company),
  ) as unknown as Handlers<typeof adminCompanyRoomComponents>; // its calls also have the company's parameter

/** Returns the handlers of the walls and floors that the operator offers to everyone. */
export const adminRoomComponentsHandlers = (context: ServiceContext) =>
  componentHandlers(context, () => OFFERED) as unknown as Handlers<typeof adminRoomComponents>; // the same calls for another role
